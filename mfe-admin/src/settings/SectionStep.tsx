/** A step of the setup that is a section of the settings, with the website as it will be beside it. */
import { organisation as rules } from '@access/content/organisation/organisation.rules'
import { Alert, Button, Form } from 'antd'
import { type FocusEvent, useId, useState } from 'react'
import parts from '../components/components.module.css'
import screen from '../components/screen.module.css'
import type { Values } from '../forms/differences.ts'
import { EditConflictDialog } from '../forms/EditConflictDialog.tsx'
import { FieldContext } from '../management/fields/field-context.ts'
import { SaveStatus } from '../management/form/SaveButton.tsx'
import { SidePreview } from '../management/form/SidePreview.tsx'
import { MissingServices } from './MissingServices.tsx'
import styles from './office-setup.module.css'
import { StepFooter, type StepLinks } from './StepFooter.tsx'
import { emptyOffice } from './use-office-settings.ts'
import { type SectionFormProps, useSectionForm } from './use-section-form.ts'

export function SectionStep({
  onDone,
  previousPath,
  nextPath,
  ...props
}: SectionFormProps & StepLinks & { onDone(): void }) {
  const { section, id, office } = props
  const { form, conflict, ...step } = useSectionForm(props)
  const [labels] = useState(() => new Map<string, string>())
  const [isSaving, setSaving] = useState(false)
  const formId = useId()

  async function complete() {
    setSaving(true)
    const isSaved = await step.complete()
    setSaving(false)
    if (isSaved) onDone()
  }

  function setValue(name: string, value: unknown) {
    form.setFieldValue(name, value)
    step.onFieldsChanged([name])
  }

  return (
    <FieldContext value={{ form, rules, defaultValues: emptyOffice, id, pictures: null, labels, setValue }}>
      <div className={styles.columns}>
        <div className={screen.card}>
          {step.errorMessage && (
            <Alert className={screen.spaced} type="error" showIcon title={step.errorMessage} />
          )}
          <Form
            form={form}
            id={formId}
            name="setup"
            className={parts.inside!}
            layout="vertical"
            initialValues={office.draft}
            // The rules validate, not the browser.
            noValidate
            onValuesChange={(changed) => step.onFieldsChanged(Object.keys(changed))}
            onBlur={(event) => isFieldLeft(event) && step.onFieldLeft()}
            onFinish={complete}
          >
            <div className={screen.form}>
              <section.Fields key={step.generation} />
            </div>
          </Form>
          {section.slug === 'practice-areas' && <MissingServices />}
          <StepFooter
            previousPath={previousPath}
            skipPath={nextPath}
            status={<SaveStatus state={step.saveState} />}
          >
            <Button
              type="primary"
              htmlType="submit"
              form={formId}
              loading={isSaving}
              aria-keyshortcuts="Control+Enter Meta+Enter"
            >
              Save and continue
            </Button>
          </StepFooter>
        </div>
        <SidePreview typename="Organisation" />
      </div>
      {conflict && (
        <EditConflictDialog
          noun="settings"
          labels={labels}
          localValues={step.getDraft() as Values}
          storedValues={conflict.draft as Values}
          onResolved={(choice) => step.resolveConflict(choice, conflict)}
        />
      )}
    </FieldContext>
  )
}

/** From one input of a field to another, such as the hours of a day, nothing is left. */
function isFieldLeft({ target, relatedTarget }: FocusEvent): boolean {
  const field = target.closest('.ant-form-item')
  return field !== null && relatedTarget?.closest('.ant-form-item') !== field
}
