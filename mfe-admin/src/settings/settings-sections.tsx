/** The settings by what they are about, in the order of the form; the setup has a step for each. */

import { houseColors } from '@access/kit/brand-theme'
import { Field } from '../management/fields/Field.tsx'
import { FileField } from '../management/fields/files/FileField.tsx'
import { ChoiceField, ListField, NumberField, TextField } from '../management/fields/index.tsx'
import { LinesInput } from '../management/fields/inputs.tsx'
import { AccountsInput } from './AccountsInput.tsx'
import { ColorInput } from './ColorInput.tsx'
import { ColorSamples } from './ColorSamples.tsx'
import { ExtraPagesInput } from './ExtraPagesInput.tsx'
import { HolidaysInput } from './HolidaysInput.tsx'
import { HoursInput } from './HoursInput.tsx'
import { PracticeAreasInput } from './PracticeAreasInput.tsx'
import { ReferralsInput } from './ReferralsInput.tsx'
import { RemovedPracticeAreas } from './RemovedPracticeAreas.tsx'
import { TestEmail } from './TestEmail.tsx'
import type { emptyOffice } from './use-office-settings.ts'

export type SettingName = keyof typeof emptyOffice

export type SettingsSection = {
  /** What the address of its step ends with. */
  slug: string
  title: string
  lead: string
  names: readonly SettingName[]
  Fields(): React.ReactNode
}

export const settingsSections: SettingsSection[] = [
  {
    slug: 'name',
    title: 'Name',
    lead: 'On every page, in every email and wherever the website is linked to.',
    names: ['name', 'tagline', 'description', 'copyrightYear'],
    Fields: () => (
      <>
        <TextField name="name" label="Name of the organization" isWide />
        <TextField name="tagline" label="Tagline" hint="A few words below the name" />
        <TextField
          name="description"
          label="Description"
          hint="What you do, in one line, for search engines and shared links"
        />
        <NumberField
          name="copyrightYear"
          label="Copyright year"
          hint={`On the last line of every page. We propose ${new Date().getFullYear()}, this year`}
        />
      </>
    ),
  },
  {
    slug: 'look',
    title: 'Look',
    lead: 'Your logo and your colors, in light and dark. Without them, the website has its own.',
    names: ['logo', 'brandColor', 'accentColor'],
    Fields: () => (
      <>
        <FileField
          kind="picture"
          name="logo"
          label="Logo"
          hint="Logo: wider than tall, transparent or white background"
        />
        <Field name="brandColor" label="Main color" hint="Color of links, buttons and the header">
          <ColorInput swatchLabel="Pick the main color" websiteColor={houseColors.brandColor} />
        </Field>
        <Field
          name="accentColor"
          label="Second color"
          hint="Color of what stands out, such as asking for help"
        >
          <ColorInput swatchLabel="Pick the second color" websiteColor={houseColors.accentColor} />
        </Field>
        <ColorSamples />
      </>
    ),
  },
  {
    slug: 'place',
    title: 'Place',
    lead: 'Where people find you, and whom you help.',
    names: ['address', 'serviceArea', 'timeZone'],
    Fields: () => (
      <>
        <Field name="address" label="Address" hint="Street first, town on the last line" isWide>
          <LinesInput />
        </Field>
        <TextField
          name="serviceArea"
          label="Service area"
          hint="As it stands in a sentence, like “Riverton and the towns around it”"
        />
        <ChoiceField name="timeZone" label="Time zone" options={Intl.supportedValuesOf('timeZone')} />
      </>
    ),
  },
  {
    slug: 'contact',
    title: 'Reaching you',
    lead: 'Shown on every page of the website, and in our emails.',
    names: ['phone', 'callingCode', 'emergencyNumber', 'email', 'intakeContact', 'exitUrl', 'social'],
    Fields: () => (
      <>
        <TextField name="phone" label="Phone" type="tel" hint="As people read it, like (555) 555-0100" />
        <TextField
          name="callingCode"
          label="Country code"
          type="tel"
          hint="For telephone numbers without one, like 1 or 48"
        />
        <TextField
          name="emergencyNumber"
          label="Emergency number"
          type="tel"
          hint="The number to call in danger, like 911 or 112"
        />
        <TextField name="email" label="Email" type="email" />
        <TextField
          name="intakeContact"
          label="Intake contact"
          hint="Whom to ask about requests, in one line. Optional"
          isWide
        />
        <TextField
          name="exitUrl"
          label="Where “Leave this site” leads"
          type="url"
          hint="A page that nobody has to explain, on another site. The BBC’s weather if left empty"
          isWide
        />
        <Field name="social" label="Social media" hint="Links at the end of every page. Optional" isWide>
          <AccountsInput />
        </Field>
      </>
    ),
  },
  {
    slug: 'hours',
    title: 'Hours',
    lead: 'Applicants are promised an answer by these hours. The contact page shows the holidays of the next 30 days.',
    names: ['hours', 'holidays'],
    Fields: () => (
      <>
        <Field name="hours" label="Office hours" isWide>
          <HoursInput />
        </Field>
        <Field name="holidays" label="Holidays" isWide>
          <HolidaysInput />
        </Field>
      </>
    ),
  },
  {
    slug: 'practice-areas',
    title: 'What you help with',
    lead: 'The choices of the request form, in this order. Requests, cases and services are sorted by them.',
    names: ['practiceAreas'],
    Fields: () => (
      <>
        <Field name="practiceAreas" label="Practice areas" isWide>
          <PracticeAreasInput />
        </Field>
        <RemovedPracticeAreas />
      </>
    ),
  },
  {
    slug: 'referrals',
    title: 'Other places to turn',
    lead: 'Named in the letters to people whom you cannot help, so that everyone has a place to turn.',
    names: ['referralResources'],
    Fields: () => (
      <Field
        name="referralResources"
        label="Referrals"
        hint="In this order, those for the kind of problem first. At least one is for everybody"
        isWide
      >
        <ReferralsInput />
      </Field>
    ),
  },
  {
    slug: 'emails',
    title: 'Emails to staff',
    lead: 'Not shown to anybody else.',
    names: ['staffEmails'],
    Fields: () => (
      <>
        <ListField
          name="staffEmails"
          label="Who gets an email about new requests and messages"
          hint="Email addresses, separated with commas. If empty, the server's STAFF_EMAIL, or else the first administrator."
          isWide
        />
        <TestEmail />
      </>
    ),
  },
  {
    slug: 'promises',
    title: 'Promises',
    lead: 'How soon applicants hear from you, counted in opening hours and holidays as set above.',
    names: ['firstAnswerHours', 'emergencyAnswerHours'],
    Fields: () => (
      <>
        <NumberField
          name="firstAnswerHours"
          label="First answer, in hours"
          hint="Applicants read that you look at every request within this time. A change applies to new requests; earlier ones keep their date. For messages it applies at once."
        />
        <NumberField
          name="emergencyAnswerHours"
          label="Answer in an emergency, in hours"
          hint="For requests marked as an emergency. It applies where it is shorter than the other."
        />
      </>
    ),
  },
  {
    slug: 'extra-pages',
    title: 'More pages',
    lead: 'Off until you switch them on. Then links at the end of every page lead to them, and the search finds them.',
    names: ['extraPages'],
    Fields: () => (
      <Field name="extraPages" label="Pages" isWide>
        <ExtraPagesInput />
      </Field>
    ),
  },
]
