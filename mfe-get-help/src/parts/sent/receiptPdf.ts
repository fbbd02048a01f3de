/** The receipt as a PDF: the reference and the dates, and nothing of the story. */
import { type Office, organisation } from '@access/kit'
import { type Line, pdfOf } from '../../pdf.ts'
import { datesOf } from './dates.ts'
import type { Receipt } from './receipt.ts'
import { nextSteps, sentWords } from './words.ts'

/** How many letters of the small size go into a line. */
const wide = 78

/** `withWords` puts the four words on it too. */
export function receiptPdf(
  receipt: Receipt,
  { withWords, office }: { withWords: boolean; office: Office },
): Blob {
  const dates = datesOf(receipt)
  const lines: Line[] = [
    { text: organisation.name, size: 12, bold: true, below: 0 },
    ...told(sentWords.reference, receipt.reference),
    ...(withWords ? told(sentWords.words, receipt.words) : []),
    ...told('Received', dates.receivedAt),
    { text: sentWords.next, size: 12, bold: true, below: 36 },
    ...nextSteps.flatMap(({ when, what }) =>
      paragraph(`${when(dates)} ${typeof what === 'string' ? what : what(dates)}`),
    ),
    ...paragraph(`${office.phone.display}, ${inOneLine(office)}`),
  ]
  return pdfOf(receipt.reference, [{ lines }])
}

const inOneLine = ({ openingTimes }: Office) =>
  openingTimes.map(({ days, time }) => `${days} ${time}`).join(', ')

const told = (what: string, said: string): Line[] => [
  { text: what, size: 11, below: 30 },
  { text: said, size: 18, bold: true, below: 22 },
]

function paragraph(text: string): Line[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length > wide) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines.map((line, at) => ({ text: line, size: 11, below: at === 0 ? 24 : 15 }))
}
