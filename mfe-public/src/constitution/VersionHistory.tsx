/** The versions so far, newest first. The first five are enough for most; the others are behind one line. */
import { formatLongDate, SideCard } from '@access/kit'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ConstitutionVersionFragment } from './constitution.generated.ts'
import { buildCopyRequestUrl } from './copy-request-url.ts'
import styles from './VersionHistory.module.css'

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
    <ul className={styles.versions}>
      {versions.map(({ id, versionNumber, effectiveDate, pdfUrl, changes }) => (
        <li key={id}>
          <p className={styles.name}>
            <strong>Version {versionNumber}</strong>
            <time dateTime={effectiveDate.slice(0, 10)}>{formatLongDate(effectiveDate)}</time>
          </p>
          {changes && <p className="small muted">{changes}</p>}
          <p className="small">
            {pdfUrl ? (
              <a href={pdfUrl} target="_blank" rel="noopener">
                PDF of version {versionNumber}
                <span className="sr"> (opens in a new tab)</span>
              </a>
            ) : (
              <Link to={buildCopyRequestUrl(`Constitution, version ${versionNumber}`)}>
                Ask for the text of version {versionNumber}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
