/** The versions of the constitution: those so far, newest first, and that the text on the page is not the current one. */
import { formatLongDate, Notice, SideCard } from '@access/kit'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ConstitutionVersionFragment } from './constitution.generated.ts'
import { buildCopyRequestUrl } from './related-pages.ts'
import styles from './SideLists.module.css'

/** They are enough for most; the others are behind one line. */
const initialVersionCount = 5

/** One version is no history. */
export function VersionHistory({ versions }: { versions: readonly ConstitutionVersionFragment[] }) {
  if (versions.length < 2) return null
  const others = versions.slice(initialVersionCount)
  return (
    <div id="versions">
      <SideCard title="Version history">
        <Versions versions={versions.slice(0, initialVersionCount)} />
        {others.length > 0 && (
          <details className={styles.others}>
            <summary>
              All versions <ChevronDown className="icon" aria-hidden="true" />
            </summary>
            <Versions versions={others} />
          </details>
        )}
      </SideCard>
    </div>
  )
}

function Versions({ versions }: { versions: readonly ConstitutionVersionFragment[] }) {
  return (
    <ul className={`${styles.list} ${styles.versions}`}>
      {versions.map((version) => (
        <li key={version.id}>
          <p className={styles.name}>
            <strong>Version {version.versionNumber}</strong>
            <time dateTime={version.effectiveDate.slice(0, 10)}>{formatLongDate(version.effectiveDate)}</time>
          </p>
          {version.changes && <p className="small muted">{version.changes}</p>}
          <p className="small">
            <VersionLink version={version} label={`PDF of version ${version.versionNumber}`} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Nothing where the page has the text of the version in force. */
export function VersionMismatchNotice({
  currentVersion,
  textVersion,
}: {
  currentVersion: ConstitutionVersionFragment
  /** Which version the text is. */
  textVersion: string
}) {
  const { versionNumber } = currentVersion
  if (versionNumber === textVersion) return null
  return (
    <Notice tone="amber" title={`Version ${versionNumber} is in force`}>
      <p>
        Its text is not on this page.{' '}
        <VersionLink version={currentVersion} label={`Read version ${versionNumber} as a PDF`} />.
      </p>
      <p>What you find below is version {textVersion}.</p>
    </Notice>
  )
}

/** To the PDF of a version, which `label` names, or to ask for its text. */
function VersionLink({
  version: { versionNumber, pdfUrl },
  label,
}: {
  version: ConstitutionVersionFragment
  label: string
}) {
  return pdfUrl ? (
    <a href={pdfUrl} target="_blank" rel="noopener">
      {label}
      <span className="sr"> (opens in a new tab)</span>
    </a>
  ) : (
    <Link to={buildCopyRequestUrl(`Constitution, version ${versionNumber}`)}>
      Ask for the text of version {versionNumber}
    </Link>
  )
}
