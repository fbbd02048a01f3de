/** Downloads the court's PDF where there is one, or prints this page. */
import { SideCard } from '@access/kit'
import { FileText, Printer } from 'lucide-react'

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
