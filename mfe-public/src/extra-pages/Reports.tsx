/** The documents that are online, such as annual reports. */
import { LoadError, QueryResult, useScreenQuery } from '@access/kit'
import { FileText } from 'lucide-react'
import { ReportsDocument, type ReportsQuery } from './extra-pages.generated.ts'
import styles from './extra-pages.module.css'

export function Reports() {
  const query = useScreenQuery({ query: ReportsDocument })
  return (
    <QueryResult data={query.data} query={query} failed={<LoadError {...query} />}>
      {({ relatedDocuments }) => (
        <ReportList reports={relatedDocuments.filter(({ available, file }) => available && file)} />
      )}
    </QueryResult>
  )
}

function ReportList({ reports }: { reports: ReportsQuery['relatedDocuments'] }) {
  if (reports.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="reports">
      <h2 id="reports">Reports and documents</h2>
      <ul className={styles.reports}>
        {reports.map(({ id, title, description, file }) => (
          <li key={id}>
            <a href={file ?? ''} target="_blank" rel="noopener">
              {title} <FileText className="icon" aria-hidden="true" />
              <span className="sr"> (PDF, opens in a new tab)</span>
            </a>
            {description && <p className="small muted">{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
