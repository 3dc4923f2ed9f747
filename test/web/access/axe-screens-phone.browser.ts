import { nothingFound } from './axe.ts'
import { SCREENS } from './looks.ts'
import { PHONE } from './window.ts'

nothingFound('by night on a phone: screens', PHONE, 'dark', SCREENS)
