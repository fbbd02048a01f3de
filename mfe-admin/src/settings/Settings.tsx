/** Settings: what the office says of itself, for the website, the emails and the promises. */
import { organisation as rules } from '@access/content/organisation/organisation.rules'
import { Loading, Page } from '@access/kit'
import { Button } from 'antd'
import { useEffect, useId, useState } from 'react'
import { toDashboard } from '../frame/destination.ts'
import { TopBar } from '../frame/TopBar.tsx'
import { ItemForm } from '../management/form/ItemForm.tsx'
import { useUnsaved } from '../management/form/useUnsaved.ts'
import { LoadFailed } from '../management/LoadFailed.tsx'
import management from '../management/management.module.css'
import { blank } from './blank.ts'
import { documents } from './documents.ts'
import { SettingsForm } from './SettingsForm.tsx'
import styles from './settings.module.css'
import { useOfficeStored } from './useOfficeStored.ts'

const settings = { path: 'settings', noun: 'settings', documents, rules, blank, Form: SettingsForm }

export default function Settings() {
  const { stored, id, error, readAgain } = useOfficeStored()
  return (
    <Page title="Settings">
      <TopBar title="Settings" back={toDashboard} />
      <div className={management.body}>
        {stored && id && <OfficeForm key={stored.version} id={id} start={stored} onSaved={readAgain} />}
        {!stored && (error ? <LoadFailed error={error} retry={readAgain} /> : <Loading />)}
      </div>
    </Page>
  )
}

type Start = NonNullable<ReturnType<typeof useOfficeStored>['stored']>

function OfficeForm({ id, start, onSaved }: { id: string; start: Start; onSaved(): void }) {
  const unsaved = useUnsaved(settings.path, id)
  const [isTouched, setTouched] = useState(unsaved.found !== null)
  const [isSaving, setSaving] = useState(false)
  const formId = useId()
  useAskBeforeClosing(isTouched)

  return (
    <section className={management.card} aria-label="Settings of the office">
      <div className={styles.form}>
        <ItemForm
          definition={settings}
          id={id}
          formId={formId}
          start={start}
          unsaved={unsaved}
          onTouched={setTouched}
          isSaving={isSaving}
          onSaving={setSaving}
          onSaved={() => {
            unsaved.forget()
            setTouched(false)
            onSaved()
          }}
        />
      </div>
      <footer className={styles.foot}>
        <Button
          type="primary"
          htmlType="submit"
          form={formId}
          loading={isSaving}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      </footer>
    </section>
  )
}

// What is typed outlives leaving this screen and a reload, but not the tab.
function useAskBeforeClosing(isTouched: boolean) {
  useEffect(() => {
    if (!isTouched) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isTouched])
}
