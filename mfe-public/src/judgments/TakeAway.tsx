/** What one can take along of a judgment: its citation, the court's PDF where there is one, or this page on paper. */
import { SideCard } from '@access/kit'
import { FileText, Printer } from 'lucide-react'
import { useRef } from 'react'
import { CopyButton } from '../components/CopyButton.tsx'
import styles from './JudgmentScreen.module.css'

export function CitationCopy({ citation }: { citation: string }) {
  const content = useRef<HTMLParagraphElement>(null)
  return (
    <SideCard title="Cite this judgment">
      <p className={styles.citation} ref={content}>
        {citation}
      </p>
      <CopyButton label="Copy citation" text={citation} content={content} className={styles.copying} />
    </SideCard>
  )
}

/** Only a script can print, so without scripts and PDF there is nothing. */
export function DownloadAndPrint({ pdfUrl }: { pdfUrl: string | null }) {
  return (
    <div className={pdfUrl ? undefined : 'needs-script'}>
      <SideCard title="Take it with you">
        <ul className="side-list">
          {pdfUrl && (
            <li>
              <a href={pdfUrl}>
                Download PDF <FileText className="icon" aria-hidden="true" />
              </a>
            </li>
          )}
          <li className="needs-script">
            <button type="button" onClick={() => print()}>
              Print <Printer className="icon" aria-hidden="true" />
            </button>
          </li>
        </ul>
      </SideCard>
    </div>
  )
}
