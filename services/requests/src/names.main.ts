/** `npm run measure -- names`: how well names are compared, and on which pairs it goes wrong. */
import { judgedAs, measured } from './conflicts/names/measured.ts'

const { pairs, hits, precision, recall, wrong } = measured()
const inPercent = (share: number) => `${(share * 100).toFixed(1)} %`
const lines = [
  `${pairs} pairs, of which ${hits} are one and the same`,
  `precision ${inPercent(precision)} (what was found and is right)`,
  `recall    ${inPercent(recall)} (what is right and was found)`,
  ...wrong.map((pair) => `${judgedAs(pair)}: ${pair.one} / ${pair.other} (${pair.kind})`),
]
process.stdout.write(`${lines.join('\n')}\n`)
