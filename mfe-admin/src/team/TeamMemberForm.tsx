/** A team member's fields: who, what for, how to reach them. */
import { departments } from '@access/content/team/team-member.rules'
import { ImageField } from '../management/fields/files/ImageField.tsx'
import {
  ChoiceField,
  ListField,
  LongField,
  NumberField,
  SwitchField,
  TextField,
} from '../management/fields/index.tsx'

export function TeamMemberForm() {
  return (
    <>
      <TextField name="name" label="Name" isWide />
      <TextField name="designation" label="Designation" hint="Like Senior Attorney, Housing" />
      <ChoiceField name="department" label="Department" options={departments} />
      <TextField name="email" label="Email" type="email" />
      <TextField name="phone" label="Phone" type="tel" />
      <LongField name="bio" label="Bio" rows={4} />
      <LongField name="qualifications" label="Qualifications" rows={2} />
      <ListField name="expertise" label="Expertise" />
      <ListField name="languages" label="Languages" hint="Like English, Spanish: separate with commas" />
      <NumberField
        name="capacity"
        label="Capacity"
        hint="How many open matters they can take; empty if unknown. Visitors never see it"
      />
      <NumberField name="displayOrder" label="Display order" hint="Smaller numbers come first" />
      <ImageField name="photo" label="Photo" />
      <SwitchField name="isActive" label="Active" hint="Shown on the team page" />
    </>
  )
}
