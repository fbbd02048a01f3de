/** What the server has of this remote: its pages, and the forms that can be sent without script. */
import type { RemoteForm } from '@access/kit'
import { contactForm, volunteerForm } from './contact/contact.form.ts'
import { registrationForm } from './events/registration/registration.form.ts'
import { registrationChangeForm } from './events/registration/registration-change.form.ts'
import { confirmForm, followedForm, followForm, oneClickForm } from './judgments/following/follow.form.ts'

export * from './routes.tsx'

export const forms: RemoteForm[] = [
  contactForm,
  volunteerForm,
  registrationForm,
  registrationChangeForm,
  followForm,
  confirmForm,
  followedForm,
  oneClickForm,
]
