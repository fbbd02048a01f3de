/** Says that the text on the page is not that of the current version, and links to that one. */
import { Notice } from '@access/kit'
import { Link } from 'react-router-dom'
import type { ConstitutionVersionFragment } from './constitution.generated.ts'
import { buildCopyRequestUrl } from './copy-request-url.ts'

/** Nothing where the page has the text of the version in force. */
export function VersionMismatchNotice({
  currentVersion: { versionNumber, pdfUrl },
  textVersion,
}: {
  currentVersion: ConstitutionVersionFragment
  /** Which version the text is. */
  textVersion: string
}) {
  if (versionNumber === textVersion) return null
  return (
    <Notice tone="amber" title={`Version ${versionNumber} is in force`}>
      <p>
        Its text is not on this page.{' '}
        {pdfUrl ? (
          <a href={pdfUrl} target="_blank" rel="noopener">
            Read version {versionNumber} as a PDF
            <span className="sr"> (opens in a new tab)</span>
          </a>
        ) : (
          <Link to={buildCopyRequestUrl(`Constitution, version ${versionNumber}`)}>
            Ask for the text of version {versionNumber}
          </Link>
        )}
        .
      </p>
      <p>What you find below is version {textVersion}.</p>
    </Notice>
  )
}
