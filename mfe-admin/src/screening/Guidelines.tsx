/** The poverty guidelines for screening, by year and region, and our own limits. */

import { Alert, Button } from 'antd'
import { Plus } from 'lucide-react'
import { Card } from '../components/Card.tsx'
import { buildMessages } from '../components/change.messages.ts'
import parts from '../components/components.module.css'
import { useCardDialog } from '../components/use-card-dialog.ts'
import { QueryResult } from '../data/QueryResult.tsx'
import { useAction } from '../data/use-action.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { DeleteDialog } from '../forms/DeleteDialog.tsx'
import { Screen } from '../frame/Screen.tsx'
import { GuidelineDialog } from './GuidelineDialog.tsx'
import { type GuidelineAction, GuidelineTable } from './GuidelineTable.tsx'
import {
  CheckPovertyGuidelineDocument,
  DeletePovertyGuidelineDocument,
  type GuidelineFragment,
  PovertyGuidelinesDocument,
} from './guidelines.generated.ts'
import { formatGuidelineName } from './guidelines.messages.ts'
import { PolicyCard } from './PolicyCard.tsx'

export default function Guidelines() {
  const query = useLiveQuery(PovertyGuidelinesDocument, {}, 'PovertyGuideline')
  const { headingRef, dialog, open, close, focusHeading } = useCardDialog<
    { action: 'add' } | { action: GuidelineAction; guideline: GuidelineFragment }
  >()
  const { act, errorMessage } = useAction(
    CheckPovertyGuidelineDocument,
    buildMessages('update', 'poverty guideline'),
  )

  async function onAction(action: GuidelineAction, guideline: GuidelineFragment) {
    if (action !== 'check') return open({ action, guideline })
    const { id, version } = guideline
    // The pressed button disappears.
    if (await act({ id, version })) focusHeading()
    // After a conflict the user has not seen the current figures.
    else query.refetch()
  }

  return (
    <Screen title="Poverty Guidelines" gap="large">
      <QueryResult query={query}>
        {({ guidelines, currentGuideline, policy }) => (
          <>
            <PolicyCard policy={policy} currentGuideline={currentGuideline} />
            <Card
              title="All poverty guidelines"
              headingRef={headingRef}
              extra={
                <Button
                  type="primary"
                  icon={<Plus size={18} aria-hidden />}
                  onClick={() => open({ action: 'add' })}
                >
                  Add guideline
                </Button>
              }
            >
              {errorMessage && (
                <div className={parts.inside}>
                  <Alert type="error" showIcon title={errorMessage} />
                </div>
              )}
              {guidelines.some(({ checkedAt }) => !checkedAt) && (
                <Alert
                  banner
                  type="warning"
                  role="presentation"
                  title="Some figures are not checked: compare them with aspe.hhs.gov before relying on them."
                />
              )}
              <GuidelineTable
                guidelines={guidelines}
                currentGuideline={currentGuideline}
                onAction={onAction}
              />
            </Card>
          </>
        )}
      </QueryResult>
      {dialog?.action === 'add' && <GuidelineDialog guideline={null} onClosed={() => close(false)} />}
      {dialog?.action === 'edit' && (
        <GuidelineDialog guideline={dialog.guideline} onClosed={() => close(false)} />
      )}
      {dialog?.action === 'delete' && (
        <DeleteDialog
          noun="poverty guideline"
          name={formatGuidelineName(dialog.guideline)}
          document={DeletePovertyGuidelineDocument}
          variables={{ id: dialog.guideline.id }}
          onClosed={close}
        >
          <p>Earlier screenings keep its figures.</p>
        </DeleteDialog>
      )}
    </Screen>
  )
}
