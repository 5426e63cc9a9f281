# Hvad botternes figurer siger en gang imellem.

remark-level1-greeting = Hej! Jeg er lige klækket.
remark-level1-good = Nå! Var det mig?
remark-level1-unlucky = Av. Det stod ikke i ægget.
remark-level1-win = Vandt jeg? Jeg vandt! Skal vi spille igen?
remark-level1-loss = Du er god til det her. Viser du mig hvordan?

remark-level2-greeting = Hej! Jeg har set mig for, så nu må jeg springe.
remark-level2-good = Det så jeg komme, næsten.
remark-level2-unlucky = Jeg skulle have set efter to gange.
remark-level2-win = Se nu der!
remark-level2-loss = Jeg kom vist til at blinke.

remark-level3-greeting = Godt at se dig. Jeg holder regnskab, hvis det er i orden.
remark-level3-good = Som beregnet.
remark-level3-unlucky = Oddsene var med mig. De gik.
remark-level3-win = Det gik op til sidst.
remark-level3-loss = Godt regnet.

remark-level4-greeting = Sæt dig. Det haster ikke.
remark-level4-good = Tålmodighed.
remark-level4-unlucky = Sten har set det, der er værre.
remark-level4-win = Langsomt, og så på én gang.
remark-level4-loss = Du flyttede en sten. Ikke dårligt.

remark-level5-greeting = Godaften. Jeg har allerede tænkt et par spil igennem.
remark-level5-good = Det var en af de bedre.
remark-level5-unlucky = Selv jeg kan ikke tænke mig uden om bunken.
remark-level5-win = Et smukt spil. Tak.
remark-level5-loss = Det forudså jeg ikke. Bravo.

remark-mute = Lad { $name } tie stille
