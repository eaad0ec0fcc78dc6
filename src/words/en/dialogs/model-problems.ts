/** Why a model of this device does not come or does not answer, and what to do. */
export const modelProblems = {
  "no-webgpu":
    "This browser has no WebGPU, which models on this device need. Use a current Chrome, Edge or Safari. " +
    "The built-in assistant, a server on this machine or an API key work without it.",
  "no-adapter":
    "This browser gives pages no access to a graphics card. Switch on hardware acceleration in the browser's " +
    "settings, or update the graphics driver. The built-in assistant, a server on this machine or an API key " +
    "work without it.",
  "no-f16": "This graphics card cannot calculate with 16-bit numbers, which this model needs. Choose its q4f32 build.",
  "device-lost":
    "The graphics card lost the model while it was answering. Send the message again: " +
    "the model then loads again. If it happens again, choose a smaller model.",
  "out-of-memory":
    "The graphics card has too little free memory for this model. Close other heavy tabs and programs, or choose a smaller model.",
  quota:
    "The browser has no room left to store this model. Delete a model you do not use, or free space on the " +
    "disk, then resume: the finished part is kept.",
  offline: "This device is offline. Resume when it is back: the finished part is kept.",
  network: "I could not reach the model's server, or the connection broke. Resume: the finished part is kept.",
  "not-found": "I could not find a file of this model. Check the model's address, or choose another model.",
  "private-window":
    "This window does not let pages store files, as private windows do. Open Parley in a normal window to use a model on this device.",
  "wrong-library":
    "The model's library is not a WebGPU library, or was made for another version of the engine. " +
    "Use a build made for WebLLM 0.2.86, or choose a model of the list.",
  corrupt:
    "A file of this model is damaged or was changed. Download again: only the damaged file is fetched. " +
    "If it happens again, do not use this source.",
  "unknown-model": "This model is not in the list. Choose another model.",
  "not-downloaded": "Not all files of this model are on this device. Download it in Models, or choose another model.",
  "no-engine":
    "I could not start the engine that runs models on this device. Check the connection and try again. Then it is kept for offline use.",
  unexpected: "The model stopped, and I do not know why. Try again, or choose another model.",
};
