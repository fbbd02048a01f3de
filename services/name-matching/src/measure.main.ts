/** `node services/name-matching/src/measure.main.ts`: precision and recall of the matching, and the pairs it gets wrong. */
import { developmentPairs, getErrorLabel, heldOutPairs, measureMatching } from './measure-matching.ts'

const formatPercent = (share: number) => `${(share * 100).toFixed(1)} %`

function formatReport(title: string, list: typeof developmentPairs): string[] {
  const { pairs, matches, precision, recall, errors } = measureMatching(list)
  return [
    `${title}: ${pairs} pairs, ${matches} of them matches`,
    `precision ${formatPercent(precision)} (what was found and is right)`,
    `recall    ${formatPercent(recall)} (what is right and was found)`,
    ...errors.map((pair) => `${getErrorLabel(pair)}: ${pair.one} / ${pair.other} (${pair.kind})`),
  ]
}

const lines = [
  ...formatReport('Development pairs', developmentPairs),
  '',
  ...formatReport('Held-out pairs', heldOutPairs),
]
process.stdout.write(`${lines.join('\n')}\n`)
