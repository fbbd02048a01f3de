/** Structured data of a judgment: schema.org has no court decisions, so it is a document, with its number and court. */
import type { StoredJudgmentFragment } from './judgments.generated.ts'

export function buildJudgmentStructuredData(judgment: StoredJudgmentFragment): object {
  const { slug, title, caseNumber, courtName, judgmentDate, category, summary, keywords, pdfUrl, updatedAt } =
    judgment
  return {
    '@type': 'DigitalDocument',
    name: title,
    url: `/judgments/${slug}`,
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
