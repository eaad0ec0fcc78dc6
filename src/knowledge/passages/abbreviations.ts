/** Words behind which a full stop ends no sentence, in English and German, without their stops. */
const words = `
adj adv al approx apr assn assoc aug ave blvd ca capt cf ch chap cit col comp corp dec def dept dr ed eds eq eqs esp est etc ex exc ext
feb fig figs fr gen gov hon hr hrs ibid ie eg inc intl jan jr jul jun lat lt ltd maj mar max min misc mr mrs ms mt mts nat no nos nov
obs oct op par para pl pp pres prof pt pts ref refs rel rep rev sec sen sep sept sgt sing sr st suppl tab tel tr trans univ viz vol vols vs
abb abs abschn anm art aufl bd bes bspw bzgl bzw dgl dh dipl eigtl einschl engl entspr evtl ff frz geb gegr ggf griech hg hrsg inkl jh
kap lat lfd lit mind mio mrd nr nrn og orig phil prot rd resp rund russ sog std str tägl u usf usw vgl vorl zb ztr zz zzgl
`;

const abbreviations: ReadonlySet<string> = new Set(words.trim().split(/\s+/u));

/** Whether the letters, digits and stops before a full stop are short for something: `Dr`, `e.g`, `J`, `U.S`, `z. B`. */
export function isAbbreviated(token: string): boolean {
  const last = token.split(".").at(-1) ?? "";
  return /^\p{L}$/u.test(last) || abbreviations.has(token.toLowerCase().replaceAll(".", ""));
}
