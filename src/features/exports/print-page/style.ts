/** Black on white in two columns on paper, one on a phone; a day stays together where it fits a column, a date always. */
export const printStyle = `
@page { size: A4; margin: 14mm 12mm; }
* { box-sizing: border-box; margin: 0; }
body { max-width: 62rem; margin: 0 auto; padding: 1.5rem; color: #000; background: #fff; font: 1rem/1.35 'Instrument Sans', 'Helvetica Neue', Arial, sans-serif; hyphens: auto; overflow-wrap: anywhere; }
header { margin-block-end: 1.5rem; }
h1 { font-size: 2.75rem; line-height: 1.05; }
h1 span { font-weight: 400; color: #595959; }
.screen { margin-block-start: .5rem; }
a { color: inherit; display: inline-block; padding-block: .35rem; }
main { columns: 24rem 2; column-gap: 2rem; }
main > section { margin-block-end: 1.1rem; break-inside: avoid; }
h2 { font-size: 1rem; border-block-start: 2px solid #000; padding-block: .3rem; break-after: avoid; }
h2 b { font-size: 1.6rem; line-height: 1; }
article { display: grid; grid-template-columns: 3.4rem minmax(0, 1fr); padding-block: .3rem; break-inside: avoid; }
.time { font-variant-numeric: tabular-nums; font-weight: 600; }
h3 { font-size: 1rem; }
.plain, .quiet, .accent { font-size: .875rem; }
.quiet { color: #595959; }
.accent { font-weight: 700; }
footer { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1rem 2rem; margin-block-start: 1.5rem; font-size: .875rem; break-inside: avoid; }
footer h2 { font-size: .875rem; border-block-start-width: 1px; }
@media print {
  body { max-width: none; padding: 0; font-size: 9.5pt; }
  .screen { display: none; }
  main { columns: 2; column-gap: 8mm; }
  h1 { font-size: 30pt; }
}
`;
