/** What the office reads about a document. */
import type { BadgeTone } from '@access/kit'
import type { ScanResult } from '@access/requests/intake/attachments/document.rules'
import type { RequestDocumentFragment } from '../request/opened-request.generated.ts'

interface Label {
  label: string
  tone: BadgeTone
}

const scanLabels: Record<ScanResult, Label> = {
  clean: { label: 'No virus found', tone: 'moss' },
  pending: { label: 'Virus scan pending', tone: 'amber' },
  infected: { label: 'Contains a virus', tone: 'clay' },
  unscanned: { label: 'Not scanned: no virus scanner is set up', tone: 'plain' },
}

export const getScanLabel = ({ scan, needsPassword }: RequestDocumentFragment): Label =>
  scan === 'unscanned' && needsPassword
    ? { label: 'Not scanned: it needs a password', tone: 'plain' }
    : scanLabels[scan as ScanResult]

/** Whether its pages can be shown as pictures. */
export const hasPages = ({ kind, needsPassword }: RequestDocumentFragment): boolean =>
  kind === 'pdf' && !needsPassword

/** Why there is a question before the original; null where there is none. */
export function getContentWarning({
  kind,
  activeContent,
  needsPassword,
}: RequestDocumentFragment): string | null {
  if (needsPassword)
    return 'This file cannot be opened without its password. Ask the applicant for a copy without one.'
  if (!activeContent) return null
  return kind === 'pdf'
    ? 'It has, or may have, scripts or attachments that act when it is opened. Look at its pages here.'
    : 'It has, or may have, objects in it that act when it is opened. The pages of a DOC cannot be shown here: ask the applicant for a PDF.'
}
