// Single words without diacritics, none in both lists: each makes exactly one search token.
export const firstNames = `
  aarav aditi ajay akash alok amit ananya anil anita arjun asha ashok bharat chitra deepa dev divya farah
  gaurav geeta hari imran isha jaya karan kavya kiran lata mahesh manoj meera mohan naina nikhil nisha
  pooja priya rahul rajesh ravi rekha ritu rohan sana sanjay seema shyam sunil tara uma varun vijay yash
  zoya
`
  .trim()
  .split(/\s+/);
export const lastNames = `
  agarwal bajaj banerjee bhatt bose chandra chauhan chopra dalal das desai dixit dutta fernandes gandhi
  ghosh gill goswami gupta iyer jain jha joshi kapoor kaur khan kulkarni kumar kumari lal malhotra mathur
  mehta menon mishra mukherjee nair naidu pandey patel patil pillai prasad rao rathore reddy roy saxena
  sen sethi shah sharma shukla singh sinha thakur trivedi varma verma yadav
`
  .trim()
  .split(/\s+/);
export const searched = 'kuma'; // finds Kumar and Kumari
