/** `npm run measure -- names`: how well names are found, and on which pairs it goes wrong. */
import { judgedAs, judgedPairs, measured, unseenPairs } from './conflicts/names/measured.ts'

const inPercent = (share: number) => `${(share * 100).toFixed(1)} %`

function told(title: string, list: typeof judgedPairs): string[] {
  const { pairs, hits, precision, recall, wrong } = measured(list)
  return [
    `${title}: ${pairs} pairs, of which ${hits} are one and the same`,
    `precision ${inPercent(precision)} (what was found and is right)`,
    `recall    ${inPercent(recall)} (what is right and was found)`,
    ...wrong.map((pair) => `${judgedAs(pair)}: ${pair.one} / ${pair.other} (${pair.kind})`),
  ]
}

const lines = [
  ...told('By which rules and tables were mended', judgedPairs),
  '',
  ...told('Never mended by', unseenPairs),
]
process.stdout.write(`${lines.join('\n')}\n`)
