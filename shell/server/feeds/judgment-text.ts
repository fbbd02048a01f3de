/** A judgment as plain text: what it is, its summary, and the court's own words as they are stored. */
import type { QueryGateway } from '../gateway/gateway-query.ts'
import { JudgmentTextDocument } from './feeds.generated.ts'

/** Null when there is no public judgment under this id or slug. */
export async function renderJudgmentText(id: string, query: QueryGateway): Promise<string | null> {
  const { judgment } = await query(JudgmentTextDocument, { id })
  if (!judgment) return null
  const { title, caseNumber, courtName, judgeName, judgmentDate, parties, summary, fullText } = judgment
  const head = [
    title,
    caseNumber && `No. ${caseNumber.replace(/^no\.?\s+/i, '')}`,
    courtName,
    judgeName && `Judge: ${judgeName}`,
    `Decided: ${judgmentDate.slice(0, 10)}`,
    parties && `Parties: ${parties}`,
  ]
  const parts = [
    head.filter(Boolean).join('\n'),
    summary && `SUMMARY (ours, not the court's)\n\n${summary}`,
    fullText,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
