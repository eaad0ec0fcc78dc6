/** An http(s) address as it was written; anything else, such as `javascript:`, is text and no link. */
export function webLink(written: string): string | undefined {
  const [, inner] = /^<(\S+)>$/u.exec(written.trim()) ?? [];
  const [, address] = /^\[[^\]]*\]\((\S+)\)$/u.exec(written.trim()) ?? [];
  const link = inner ?? address ?? written.trim();
  if (!/^https?:\/\/[^\s<>"]+$/iu.test(link)) return undefined;
  return URL.canParse(link) ? link : undefined;
}
