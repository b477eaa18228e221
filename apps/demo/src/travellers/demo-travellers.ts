// Families by surname with their first names. Each realm starts at a different position of the list.
const families: readonly (readonly [surname: string, ...first: string[]])[] = [
  ['Kumar', 'Rajesh', 'Sunita', 'Aarav', 'Diya'],
  ['Iyer', 'Lakshmi', 'Narayan'],
  ['Patel', 'Jignesh', 'Hetal', 'Krish'],
  ['Singh', 'Gurpreet', 'Simran'],
  ['', 'Murugan'],
  ['Fernandez', 'Savio', 'Rosita'],
  ['Chatterjee', 'Anirban', 'Moushumi'],
  ['Khan', 'Salman', 'Nazneen', 'Ayaan'],
  ['Reddy', 'Venkat', 'Swathi'],
  ['Joshi', 'Prasad', 'Manjiri'],
  ['Das', 'Biswajit'],
  ['Mehta', 'Rupal', 'Dhruv'],
  ['Gowda', 'Manjunath', 'Bhagya', 'Tejas'],
  ['Mathew', 'Reena', 'Abraham'],
  ['Agarwal', 'Nitin', 'Pallavi', 'Vivaan', 'Myra'],
  ['Shaikh', 'Wasim'],
  ['Pillai', 'Unnikrishnan', 'Sreeja'],
  ['Choudhary', 'Mahipal'],
];

export const women: ReadonlySet<string> = new Set(
  'Sunita Diya Lakshmi Hetal Simran Rosita Moushumi Nazneen Swathi Manjiri Rupal Bhagya Reena Pallavi Myra Sreeja Kavya Ananya Zoya'.split(
    ' ',
  ),
);

export interface DemoTraveller {
  readonly firstName: string;
  readonly lastName: string;
  readonly isChild: boolean; // third and later of a family
}

export function travellersFrom(start: number, count: number): DemoTraveller[] {
  const ordered = [...families.slice(start), ...families.slice(0, start)];
  return ordered
    .flatMap(([lastName, ...first]) => first.map((firstName, at) => ({ firstName, lastName, isChild: at > 1 })))
    .slice(0, count);
}

// Father and mother of a child of the list.
export function parentsOf(firstName: string, lastName: string): readonly [father: string, mother: string] | undefined {
  const found = families.find(([surname, ...first]) => surname === lastName && first.indexOf(firstName) > 1);
  return found && [`${found[1]} ${lastName}`, `${found[2]} ${lastName}`];
}
