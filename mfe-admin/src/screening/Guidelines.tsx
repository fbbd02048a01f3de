/** The poverty guidelines for screening, by year and region, and our own limits. */
import { Alert, Button } from 'antd'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { QueryResult } from '../data/QueryResult.tsx'
import { useAction } from '../data/use-action.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { Screen } from '../frame/Screen.tsx'
import { DeleteGuideline } from './DeleteGuideline.tsx'
import { GuidelineDialog } from './GuidelineDialog.tsx'
import { type GuidelineAction, GuidelineTable } from './GuidelineTable.tsx'
import {
  CheckPovertyGuidelineDocument,
  type GuidelineFragment,
  PovertyGuidelinesDocument,
} from './guidelines.generated.ts'
import { PolicyCard } from './PolicyCard.tsx'

export default function Guidelines() {
  const query = useLiveQuery(PovertyGuidelinesDocument, {}, 'PovertyGuideline')
  const head = useRef<HTMLHeadingElement>(null)
  const [dialog, setDialog] = useState<{
    action: GuidelineAction | 'add'
    guideline: GuidelineFragment | null
  } | null>(null)
  const { act, errorMessage } = useAction(CheckPovertyGuidelineDocument, {
    successMessage: 'Poverty guideline updated successfully',
    failureMessage: 'Failed to update poverty guideline',
  })

  async function onAction(action: GuidelineAction, guideline: GuidelineFragment) {
    if (action !== 'check') return setDialog({ action, guideline })
    const { id, version } = guideline
    // The pressed button disappears.
    if (await act({ id, version })) head.current?.focus()
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
              headingRef={head}
              extra={
                <Button
                  type="primary"
                  icon={<Plus size={18} aria-hidden />}
                  onClick={() => setDialog({ action: 'add', guideline: null })}
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
      {dialog?.action === 'add' && <GuidelineDialog guideline={null} onClosed={() => setDialog(null)} />}
      {dialog?.action === 'edit' && (
        <GuidelineDialog guideline={dialog.guideline} onClosed={() => setDialog(null)} />
      )}
      {dialog?.action === 'delete' && dialog.guideline && (
        <DeleteGuideline
          guideline={dialog.guideline}
          onClosed={(isDone) => {
            setDialog(null)
            if (isDone) head.current?.focus()
          }}
        />
      )}
    </Screen>
  )
}
