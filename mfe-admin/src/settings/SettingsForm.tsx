/** What the office says of itself: how to reach it, when it is open, where else it is, and who there gets mail. */
import type { ReactNode } from 'react'
import { Field } from '../management/fields/Field.tsx'
import { ChoiceField, ListField, TextField } from '../management/fields/index.tsx'
import { AccountsInput } from './AccountsInput.tsx'
import { HolidaysInput } from './HolidaysInput.tsx'
import { HoursInput } from './HoursInput.tsx'
import { LinesInput } from './LinesInput.tsx'
import styles from './settings.module.css'

export function SettingsForm() {
  return (
    <>
      <Heading lead="Shown on every page of the website, and in our emails.">How to reach us</Heading>
      <TextField name="phone" label="Phone" type="tel" hint="As people read it, like (555) 555-0100" />
      <TextField name="email" label="Email" type="email" />
      <Field name="address" label="Address" hint="Street first, town on the last line" isWide>
        <LinesInput />
      </Field>
      <Heading lead="Applicants are promised an answer by these hours. Holidays of the next 30 days are told on the contact page.">
        When we are open
      </Heading>
      <Field name="hours" label="Office hours" isWide>
        <HoursInput />
      </Field>
      <Field name="holidays" label="Holidays" isWide>
        <HolidaysInput />
      </Field>
      <ChoiceField name="timeZone" label="Time zone" options={Intl.supportedValuesOf('timeZone')} />
      <Heading lead="Links at the end of every page.">Elsewhere</Heading>
      <Field name="social" label="Social media" isWide>
        <AccountsInput />
      </Field>
      <Heading lead="Not shown to anybody else.">Mail to staff</Heading>
      <ListField
        name="staffEmails"
        label="Who is told of new requests"
        hint="Email addresses, separated with commas. While there is none, those of the server’s settings are told."
        isWide
      />
    </>
  )
}

function Heading({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <div className={styles.heading}>
      <h2>{children}</h2>
      <p>{lead}</p>
    </div>
  )
}
