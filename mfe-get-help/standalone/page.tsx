/** This remote without the shell: `npm run dev -w mfe-get-help`. */
import '@access/kit/styles/index.css'
import { mountStandalone } from '@access/kit/standalone'
import { routes } from '../src/routes.tsx'

mountStandalone('/get-help', routes)
