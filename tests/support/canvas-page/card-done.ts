/** When the graphics card has drawn all it was told to, without waiting on the main thread. */
export async function cardDone(): Promise<void> {
  for (const canvas of document.querySelectorAll<HTMLCanvasElement>(".sigma-edges, .sigma-nodes")) {
    const gl = canvas.getContext("webgl2");
    if (gl !== null) await drawnBy(gl);
  }
}

async function drawnBy(gl: WebGL2RenderingContext): Promise<void> {
  const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  while (sync !== null && gl.getSyncParameter(sync, gl.SYNC_STATUS) !== gl.SIGNALED) {
    await new Promise((done) => setTimeout(done, 4));
  }
}
