/** The pages for those who give, report or look into our accounts; each is there once it is switched on. */
import { createTextPage } from '../components/TextPage.tsx'
import { PressContact } from './PressContact.tsx'
import { Reports } from './Reports.tsx'

export const textPages = {
  donate: createTextPage('donate', 'Give'),
  press: createTextPage('press', 'Press', { children: <PressContact /> }),
  board: createTextPage('board', 'Board and Finances', { children: <Reports /> }),
}
