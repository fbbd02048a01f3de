/** Settings: what the office says of itself, for the website, emails and deadlines. */
import { organisation as rules } from '@access/content/organisation/organisation.rules'
import { Loading } from '@access/kit'
import { Flex, Typography } from 'antd'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import parts from '../components/components.module.css'
import screen from '../components/screen.module.css'
import { LoadError } from '../data/LoadError.tsx'
import { Screen } from '../frame/Screen.tsx'
import { officeSetupPath } from '../frame/setup/setup-path.ts'
import { ItemForm } from '../management/form/ItemForm.tsx'
import { SaveButton } from '../management/form/SaveButton.tsx'
import { useTabText } from '../management/form/use-tab-text.ts'
import { HandOn } from './hand-on/HandOn.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import styles from './settings.module.css'
import { settingsSections } from './settings-sections.tsx'
import {
  emptyOffice,
  type OfficeSettings,
  settingsQueries,
  useOfficeSettings,
} from './use-office-settings.ts'

const SettingsForm = () => (
  <Flex vertical gap="large" className={screen.wide}>
    {settingsSections.map(({ slug, title, lead, Fields }) => (
      <section key={slug} id={slug} tabIndex={-1} aria-labelledby={`${slug}-settings`}>
        <h2 id={`${slug}-settings`} className={styles.title}>
          {title}
        </h2>
        <Typography.Paragraph type="secondary">{lead}</Typography.Paragraph>
        <div className={screen.form}>
          <Fields />
        </div>
      </section>
    ))}
  </Flex>
)

const settingsDefinition = {
  path: 'settings',
  noun: 'settings',
  queries: settingsQueries,
  rules,
  defaultValues: emptyOffice,
  Form: SettingsForm,
}

export default function Settings() {
  const { stored, id, error, refetch, fetchItem } = useOfficeSettings()
  return (
    <Screen title="Settings" gap="middle">
      <p>
        <Link to={officeSetupPath}>Set up your organization</Link> leads through all of this step by step.
      </p>
      {stored && id && (
        <div className={styles.sections}>
          <SectionLinks />
          <OfficeForm
            key={stored.version}
            id={id}
            initialOffice={stored}
            fetchItem={fetchItem}
            onSaved={refetch}
          />
        </div>
      )}
      {stored && <HandOn onImported={refetch} />}
      {!stored && (error ? <LoadError error={error} retry={refetch} /> : <Loading />)}
    </Screen>
  )
}

function OfficeForm({
  id,
  initialOffice,
  fetchItem,
  onSaved,
}: {
  id: string
  initialOffice: NonNullable<OfficeSettings['stored']>
  fetchItem: OfficeSettings['fetchItem']
  onSaved(): void
}) {
  // Another screen loses nothing: what is typed stays in this tab, which asks before it is closed.
  const unsavedText = useTabText('settings')
  const [isSaving, setSaving] = useState(false)
  const formId = useId()

  return (
    <section className={screen.card} aria-label="Settings of the office">
      <div className={parts.inside}>
        <ItemForm
          definition={settingsDefinition}
          id={id}
          formId={formId}
          initialItem={initialOffice}
          fetchItem={fetchItem}
          unsavedText={unsavedText}
          isSaving={isSaving}
          onSaving={setSaving}
          onSaved={() => {
            unsavedText.discard()
            onSaved()
          }}
        />
      </div>
      <Flex component="footer" justify="end" className={parts.foot!}>
        <SaveButton formId={formId} isSaving={isSaving} />
      </Flex>
    </section>
  )
}
