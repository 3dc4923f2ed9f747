import { nothingFound } from './axe.ts'
import { TABLES } from './looks.ts'
import { PHONE } from './window.ts'

nothingFound('by night on a phone: the table', PHONE, 'dark', TABLES)
