/** A judgment on paper: the court's PDF where there is one, or this page printed. */
import { SideCard } from '@access/kit'
import { FileText, Printer } from 'lucide-react'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

export function TakeItWithYou({ pdfUrl }: { pdfUrl: string | null }) {
  // Only a script can print, so the button comes with it.
  const canPrint = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!canPrint && !pdfUrl) return null
  return (
    <SideCard title="Take it with you">
      <ul className="side-list">
        {pdfUrl && (
          <li>
            <a href={pdfUrl}>
              Download PDF <FileText className="icon" aria-hidden="true" />
            </a>
          </li>
        )}
        {canPrint && (
          <li>
            <button type="button" onClick={() => print()}>
              Print <Printer className="icon" aria-hidden="true" />
            </button>
          </li>
        )}
      </ul>
    </SideCard>
  )
}
