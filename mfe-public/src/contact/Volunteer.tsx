/** How to help: the organization's own text, and a form for attorneys and volunteers. */
import { RadioGroup } from '@access/kit'
import { buildStaticPageQuery } from '../components/StaticPageLoader.tsx'
import { TextPage } from '../components/TextPage.tsx'
import styles from './Contact.module.css'
import { ContactForm } from './ContactForm.tsx'
import { volunteerForm } from './contact.form.ts'
import { MessageSent } from './MessageSent.tsx'
import { useMessageForm } from './use-message-form.ts'
import {
  volunteerFieldMessages,
  volunteerFormMessages,
  volunteerKinds,
  volunteerRequiredMessages,
} from './volunteer.messages.ts'

export const getPageQuery = () => buildStaticPageQuery('volunteer')

const definition = {
  form: volunteerForm,
  labels: volunteerFieldMessages,
  requiredMessages: volunteerRequiredMessages,
}

export default function Volunteer() {
  const message = useMessageForm(definition)
  const { onChange, ...kind } = message.fields.getFieldProps('kind')
  return (
    <TextPage query={getPageQuery()} label="Volunteer" hasErrors={message.fields.formErrors.length > 0}>
      <div className={styles.offer}>
        {message.receipt && <MessageSent receipt={message.receipt} />}
        <ContactForm message={message} {...volunteerFormMessages}>
          <RadioGroup
            {...kind}
            options={volunteerKinds}
            onChange={(value) => onChange({ target: { value } })}
            columns="two"
            required
          />
        </ContactForm>
      </div>
    </TextPage>
  )
}
