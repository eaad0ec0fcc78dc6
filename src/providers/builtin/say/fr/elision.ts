/** "de chats", "d'étudiants". */
export function of(noun: string): string {
  return /^[aeiouyéèêëàâîïôûùœh]/iu.test(noun) ? `d'${noun}` : `de ${noun}`;
}
