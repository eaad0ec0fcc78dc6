/** An answer as it is compared: composed letters, plain quotes, spaces and figures, no Markdown emphasis. */
export function plainText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[０-９]/g, (figure) => String.fromCharCode(figure.charCodeAt(0) - 0xfee0))
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[\u00a0\u2007\u2009\u202f]/g, " ")
    .replace(/\*\*|__|`/g, "")
    .replace(/\\([*_[\]()#.!-])/g, "$1");
}
