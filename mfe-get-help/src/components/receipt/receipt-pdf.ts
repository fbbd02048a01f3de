/** The receipt as a PDF: the reference and the dates, without the description of the case. */
import type { Office } from '@access/kit'
import { drawLine } from '../../platform/draw-line.ts'
import { buildPdf, type Line } from '../../platform/pdf.ts'
import { isInStandardFonts } from '../../platform/pdf-text.ts'
import { nextSteps, receiptMessages } from './receipt.messages.ts'
import type { Receipt } from './receipt.ts'
import { formatReceiptDates } from './receipt-dates.ts'

/** How many characters of the small size fit into a line. */
const maxLineLength = 78

/** `includesPassphrase` adds the passphrase. */
export async function buildReceiptPdf(
  receipt: Receipt,
  { includesPassphrase, office }: { includesPassphrase: boolean; office: Office },
): Promise<Blob> {
  const dates = formatReceiptDates(receipt)
  const lines: Line[] = [
    ...wrapText(office.name).map((text, index) => ({ text, size: 12, bold: true, below: index && 16 })),
    ...buildLabelledLines(receiptMessages.reference, receipt.reference),
    ...(includesPassphrase ? buildLabelledLines(receiptMessages.passphrase, receipt.passphrase) : []),
    ...buildLabelledLines('Received', dates.receivedAt),
    { text: receiptMessages.next, size: 12, bold: true, below: 36 },
    ...nextSteps.flatMap(({ label, text }) => wrapParagraph(`${label(dates)} ${text(receipt, dates)}`)),
    ...wrapParagraph(`${office.phone.display}, ${formatOpeningTimes(office)}`),
  ]
  return buildPdf(receipt.reference, [{ lines: await Promise.all(lines.map(drawWhatFontsLack)) }])
}

async function drawWhatFontsLack(line: Line): Promise<Line> {
  if (isInStandardFonts(line.text)) return line
  const picture = await drawLine(line)
  return picture ? { ...line, picture } : line
}

const formatOpeningTimes = ({ openingTimes }: Office) =>
  openingTimes.map(({ days, time }) => `${days} ${time}`).join(', ')

const buildLabelledLines = (label: string, value: string): Line[] => [
  { text: label, size: 11, below: 30 },
  { text: value, size: 18, bold: true, below: 22 },
]

const wrapParagraph = (text: string): Line[] =>
  wrapText(text).map((line, index) => ({ text: line, size: 11, below: index === 0 ? 24 : 15 }))

function wrapText(text: string): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const extendedLine = `${lines.at(-1)} ${word}`.trim()
    if (extendedLine.length > maxLineLength) lines.push(word)
    else lines[lines.length - 1] = extendedLine
  }
  return lines
}
