/** Says that the text on the page is not that of the version in force, and how to come by that one. */
import { Notice } from '@access/kit'
import { Link } from 'react-router-dom'
import { askFor } from './askFor.ts'
import { textVersion } from './constitutionText.ts'
import type { Version } from './documents.ts'

/** Nothing where the page has the text of the version in force. */
export function OtherVersion({ inForce: { versionNumber, pdfUrl } }: { inForce: Version }) {
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
          <Link to={askFor(`Constitution, version ${versionNumber}`)}>
            Ask for the text of version {versionNumber}
          </Link>
        )}
        .
      </p>
      <p>What you find below is version {textVersion}.</p>
    </Notice>
  )
}
