// Was ein Held besitzen kann: Gegenstände, Waffen, Ausrüstung, Koffer, ein Auto.
import type { Items } from '../../keys.ts';

export const items: Items = {
  'held.empty': 'leer',
  'held.axe': 'Axt',
  'held.axe.text': 'Waffe. +1 Schaden bei jedem Angriff mit Reichweite 0.',
  'held.spiked-club': 'Stachelkeule',
  'held.spiked-club.text':
    'Waffe. +4 Schaden an einem Boss, den du bei einem Angriff mit Reichweite 0 triffst. Aufgedeckt kann sie nicht auf einen Levelbalken.',
  'held.pistol': 'Pistole',
  'held.pistol.text': 'Waffe, Munition 3. Gib 1 aus: Füge 1 Schaden in Reichweite 1 zu, 1 Lärm.',
  'held.shotgun': 'Schrotflinte',
  'held.shotgun.text': 'Waffe, Munition 2. Gib 1 aus: Füge 3 Schaden auf deinem Feld zu, 2 Lärm.',
  'held.rifle': 'Gewehr',
  'held.rifle.text':
    'Waffe, Munition 2. Gib 1 aus: Füge 2 Schaden in Reichweite 1 zu, 2 Lärm. Aufgedeckt kann es nicht auf einen Levelbalken.',
  'held.trash-can-lid': 'Mülltonnendeckel',
  'held.trash-can-lid.text': 'Nutzen und abwerfen, wenn dir Schaden droht: Verhindere bis zu 3 davon.',
  'held.first-aid-kit': 'Verbandskasten',
  'held.first-aid-kit.text': 'Nutzen und abwerfen: Nimm bis zu 2 deiner abgeworfenen Aktionskarten zurück.',
  'held.ammo-box': 'Munitionskiste',
  'held.ammo-box.text': 'Nutzen und abwerfen: Lade deine Waffe vollständig nach.',
  'held.flare-gun': 'Leuchtpistole',
  'held.flare-gun.text': 'Nutzen und abwerfen: Versetze den Helikoptermarker auf ein beliebiges Feld des Central Park.',
  'held.crowbar': 'Brecheisen',
  'held.crowbar.text': 'Nutzen und abwerfen: Zerstöre eine Straßensperre auf einer Straße deines Feldes.',
  'held.smoke-bomb': 'Rauchbombe',
  'held.smoke-bomb.text': 'Nutzen und abwerfen: Trickse alle Feinde auf deinem Feld aus.',
  'held.molotov-cocktail': 'Molotowcocktail',
  'held.molotov-cocktail.text': 'Nutzen und abwerfen: Füge 3 Schaden in Reichweite 1 zu, 1 Lärm.',
  'held.fake-tape': 'Falsche Bandkassette',
  'held.fake-tape.text':
    'Für ein Ziel aufheben, oder nutzen und abwerfen: Sieh dir die Karte auf einem Kofferplatz an.',
  'held.signed-pardon': 'Begnadigung',
  'held.signed-pardon.text': 'Für ein Ziel aufheben, oder nutzen und abwerfen: New York verliert 3 Lärm.',
  'held.secret-documents': 'Geheimakten',
  'held.secret-documents.text':
    'Für ein Ziel aufheben, oder nutzen und abwerfen: Sieh dir 1 unbekannten Ort an, egal wo.',
  'held.crossbow': 'Armbrust',
  'held.crossbow.text': 'Waffe, Munition 2. Gib 1 aus: Füge 2 Schaden in Reichweite 1 zu, kein Lärm.',
  'held.presidents-finger': 'Finger des Präsidenten',
  'held.presidents-finger.text':
    'Nutzen und abwerfen: Entferne vor der Befreiung 1 „Lebendig“-Karte aus dem Präsidenten-Deck. Danach geschieht nichts.',
  'held.the-tape': 'Bandkassette',
  'held.the-tape.text': 'Darauf wartet die Welt. Eine der drei Karten für einen gemeinsamen Sieg.',
  'held.presidents-bracelet': 'Armband des Präsidenten',
  'held.presidents-bracelet.text':
    'Einmal im Spiel aufdecken: Sieh dir 2 unbekannte Orte an. Es bleibt offen im Vorrat.',
  'held.presidents-bracelet.fate':
    'Einmal im Spiel aufdecken: Entferne vor der Befreiung 1 „Lebendig“-Karte aus dem Präsidenten-Deck. Es bleibt offen im Vorrat.',
  'held.diagram-1': 'Brückenskizze 1',
  'held.diagram-1.text': 'Der Weg durch die Minen von Brücke 1. Eine der drei Karten für einen gemeinsamen Sieg dort.',
  'held.diagram-2': 'Brückenskizze 2',
  'held.diagram-2.text': 'Der Weg durch die Minen von Brücke 2. Eine der drei Karten für einen gemeinsamen Sieg dort.',
  'held.diagram-4': 'Brückenskizze 4',
  'held.diagram-4.text': 'Der Weg durch die Minen von Brücke 4. Eine der drei Karten für einen gemeinsamen Sieg dort.',
  'held.diagram-3': 'Brückenskizze 3',
  'held.diagram-3.text':
    'Der Weg durch die Minen von Brücke 3, für einen gemeinsamen Sieg dort. Weder Gegenstand noch Koffer: Niemand kann sie stehlen; wird sie abgegeben, ist sie aus dem Spiel.',
  'held.the-president': 'Der Präsident',
  'held.the-president.text': 'Man kann ihn stehlen, aber nie abgeben. Eine der drei Karten für einen gemeinsamen Sieg.',
  'held.machine-pistol': 'Maschinenpistole',
  'held.machine-pistol.text':
    'Waffe, Munition 3. Gib 1 aus: Füge 2 Schaden in Reichweite 1 zu, 1 Lärm. Kann nicht auf einen Levelbalken.',
  'held.revolver': 'Revolver',
  'held.revolver.text':
    'Waffe, Munition 4. Gib 1 aus: Füge 1 Schaden in Reichweite 1 zu, kein Lärm. Kann nicht auf einen Levelbalken.',

  'car.car': 'Auto',
  'car.car.text':
    'Nach deinen Karten, ohne Feind auf deinem Feld: Fahr 1 Feld weit, dann decke 1 auf, ohne Lärm. Bei jeder Bewegung kannst du einen Helden ohne Auto mitnehmen, der das will. Du kannst es opfern, um durch eine Straßensperre zu brechen.',
  'car.taxi': 'Taxi',
  'car.taxi.text': 'Cabbies eigenes Auto. Wird es verlassen oder zerstört, ist es aus dem Spiel.',
  'back.item': 'Gegenstand',
  'back.case': 'Koffer',
  'back.gear': 'Ausrüstung',
};
