/** Where a private link is typed or pasted: without script, a browser does not tell us what is behind the `#`. */
import { Button, ErrorSummary, FormToken, Masthead, Page, TextField, useSubmittedForm } from '@access/kit'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { parsePrivateLink } from '../../components/private-link.ts'
import { useFormFields } from '../../components/use-form-fields.ts'
import styles from './Registration.module.css'
import { buildPrivatePath, buildRegistrationPath } from './registration.form.ts'
import { changeMessages, openMessages } from './registration.messages.ts'

export function OpenRegistrationPage({ event }: { event: string }) {
  const path = buildRegistrationPath(event)
  const navigate = useNavigate()
  const fields = useFormFields({ link: openMessages.field }, useSubmittedForm(path))
  const { formErrors } = fields
  const { title } = changeMessages

  function open(submit: FormEvent<HTMLFormElement>) {
    submit.preventDefault()
    const secret = parsePrivateLink(fields.values.link)
    if (secret) navigate(buildPrivatePath(event, secret))
    else fields.showErrors({ link: openMessages.missing })
  }

  return (
    <Page title={formErrors.length > 0 ? `Error: ${title}` : title} robots="noindex" isPrivate>
      <Masthead title={title} ancestors={[{ to: '/events', text: 'Events' }]} />
      <div className="page section-end">
        <form
          className={`form ${styles.open}`}
          noValidate
          method="post"
          action={path}
          onSubmit={open}
          ref={fields.form}
        >
          <FormToken formPath={path} />
          <ErrorSummary errors={formErrors} />
          <TextField {...fields.getFieldProps('link')} autoComplete="off" spellCheck={false} />
          <div>
            <Button type="submit" name="go" value="open">
              {openMessages.open}
            </Button>
          </div>
        </form>
      </div>
    </Page>
  )
}
