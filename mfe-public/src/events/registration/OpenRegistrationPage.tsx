/** Where a private link is typed or pasted: without script, a browser does not tell us what is behind the `#`. */
import {
  Button,
  ErrorSummary,
  FormToken,
  Masthead,
  Page,
  TextField,
  useOffice,
  useSubmittedForm,
} from '@access/kit'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { parsePrivateLink } from '../../components/private-link.ts'
import styles from './Registration.module.css'
import { changeMessages, openMessages } from './registration.messages.ts'
import { buildPrivatePath, buildRegistrationPath } from './registration-path.ts'
import { getFailureMessage } from './use-registration-form.ts'

export function OpenRegistrationPage({ event }: { event: string }) {
  const path = buildRegistrationPath(event)
  const submittedForm = useSubmittedForm(path)
  const { phone } = useOffice()
  const navigate = useNavigate()
  const [link, setLink] = useState(submittedForm?.values.link ?? '')
  const [error, setError] = useState(submittedForm?.errors.link)
  const failure = submittedForm?.failure ? getFailureMessage(submittedForm.failure, phone) : null
  const errors = [
    ...(error ? [{ name: 'link', message: error }] : []),
    ...(failure ? [{ message: failure }] : []),
  ]
  const { title } = changeMessages

  function open(submit: FormEvent<HTMLFormElement>) {
    submit.preventDefault()
    const secret = parsePrivateLink(String(new FormData(submit.currentTarget).get('link')))
    if (secret) navigate(buildPrivatePath(event, secret))
    else setError(openMessages.missing)
  }

  return (
    <Page title={errors.length > 0 ? `Error: ${title}` : title} robots="noindex" isPrivate>
      <Masthead title={title} ancestors={[{ to: '/events', text: 'Events' }]} />
      <div className="page section-end">
        <form className={`form ${styles.open}`} noValidate method="post" action={path} onSubmit={open}>
          <FormToken formPath={path} />
          <ErrorSummary errors={errors} />
          <TextField
            name="link"
            label={openMessages.label}
            hint={openMessages.hint}
            error={error}
            value={link}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setLink(target.value)
              setError(undefined)
            }}
          />
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
