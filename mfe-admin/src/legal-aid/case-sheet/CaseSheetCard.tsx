/** Prints a request on one page, whole or redacted. */
import { Alert, Button } from 'antd'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { useAction } from '../../data/use-action.ts'
import { usePermissions } from '../../session/use-permissions.ts'
import { useRequest } from '../request/request-context.ts'
import { describeSafeContact } from '../request/safe-contact.ts'
import { targets } from '../request/section.ts'
import { findNextStep } from '../sections/steps.ts'
import { CaseSheet } from './CaseSheet.tsx'
import { type CaseSheetFragment, PrintCaseSheetDocument } from './case-sheet.generated.ts'

const choices = [
  { isRedacted: false, label: 'Print everything' },
  { isRedacted: true, label: 'Print redacted' },
]

export function CaseSheetCard() {
  const { details } = useRequest()
  const may = usePermissions()
  const [sheet, setSheet] = useState<CaseSheetFragment | null>(null)
  const { act, isActing, errorMessage } = useAction(PrintCaseSheetDocument, {
    successMessage: 'Case sheet printed',
    failureMessage: 'Failed to print case sheet',
    // The browser's own dialog says it.
    announce: () => true,
  })

  async function print(isRedacted: boolean) {
    const result = await act({ id: details.request.id, isRedacted })
    if (!result) return
    // The browser prints what is there when it is asked to.
    flushSync(() => setSheet(result.sheet))
    window.addEventListener('afterprint', () => setSheet(null), { once: true })
    window.print()
  }

  return (
    <Card title="Case sheet" id={targets.caseSheet.cardId} isPadded>
      <p>
        The request on one page. Redacted, it has no names, no addresses, and nothing that the applicant
        wrote. Printing is recorded in the timeline.
      </p>
      <div className={parts.buttons}>
        {choices.map(({ isRedacted, label }) => (
          <Button
            key={label}
            icon={<Printer size={18} aria-hidden />}
            disabled={isActing}
            onClick={() => print(isRedacted)}
          >
            {label}
          </Button>
        ))}
      </div>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      {sheet &&
        createPortal(
          <CaseSheet
            sheet={sheet}
            contact={describeSafeContact(details)}
            nextStep={findNextStep(details, may)?.label ?? 'None'}
          />,
          document.body,
        )}
    </Card>
  )
}
