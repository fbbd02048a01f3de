/** A judgment in the words of schema.org, which knows no court decisions: a document, by its number and its court. */
import type { StoredJudgment } from './documents.ts'

export function structuredJudgment(judgment: StoredJudgment): object {
  const { id, title, caseNumber, courtName, judgmentDate, category, summary, keywords, pdfUrl, updatedAt } =
    judgment
  return {
    '@type': 'DigitalDocument',
    name: title,
    url: `/judgments/${id}`,
    identifier: caseNumber ?? undefined,
    creator: { '@type': 'GovernmentOrganization', name: courtName },
    dateCreated: judgmentDate.slice(0, 10),
    dateModified: updatedAt,
    about: category,
    description: summary ?? undefined,
    keywords: keywords.length > 0 ? keywords : undefined,
    encoding: pdfUrl
      ? { '@type': 'MediaObject', encodingFormat: 'application/pdf', contentUrl: pdfUrl }
      : undefined,
    inLanguage: 'en-US',
  }
}
